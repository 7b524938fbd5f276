package games.magie.checks.planted.stray;

interface Stray {}
