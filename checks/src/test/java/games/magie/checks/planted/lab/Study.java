package games.magie.checks.planted.lab;

public interface Study {}
