package games.magie.kernel.match;

import games.magie.kernel.Clause;

/// What holds at the table of every game, whichever its rulebook: `docs/rules/table.md`.
public enum TableClause implements Clause {
  OVER("table.over"),
  TAKE_BACK("table.take-back"),
  LEAVE("table.leave"),
  AGREE("table.agree"),
  TIME("table.time"),
  NEW_RULES("table.new-rules");

  private final String id;

  TableClause(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }
}
