package games.magie.checks.planted.app;

public interface App {}
