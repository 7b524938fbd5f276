package games.magie.checks.planted.bots;

public interface Bot {}
