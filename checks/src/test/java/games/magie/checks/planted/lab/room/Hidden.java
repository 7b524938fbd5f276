package games.magie.checks.planted.lab.room;

public interface Hidden {}
