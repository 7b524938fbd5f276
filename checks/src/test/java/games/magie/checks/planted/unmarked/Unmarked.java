package games.magie.checks.planted.unmarked;

interface Unmarked {}
