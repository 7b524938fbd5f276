package tools.jackson.planted;

/// Stands for a JSON library.
public interface Json {}
