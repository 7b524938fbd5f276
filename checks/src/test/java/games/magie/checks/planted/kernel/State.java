package games.magie.checks.planted.kernel;

public interface State {}
