package games.magie.checks.planted.other;

public interface Board {}
