package com.fasterxml.planted;

/// Stands for a JSON library.
public interface Json {}
