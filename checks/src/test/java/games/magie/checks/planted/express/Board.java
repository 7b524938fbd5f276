package games.magie.checks.planted.express;

public interface Board {}
