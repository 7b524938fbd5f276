package io.avaje.jsonb.planted;

/// Stands for a JSON library.
public interface Json {}
