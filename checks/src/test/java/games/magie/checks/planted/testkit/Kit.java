package games.magie.checks.planted.testkit;

public interface Kit {}
