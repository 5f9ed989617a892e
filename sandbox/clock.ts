import type { Kysely } from "kysely";
import type { Database } from "./db/types";

type ClockState = { offsetMs: number; frozenAt: string | null };

/**
 * The sandbox's own time: the machine's clock plus an offset, or standing still. Kept in the database, so that
 * a moved clock is still moved after a restart.
 */
export class Clock {
  private constructor(
    private readonly db: Kysely<Database>,
    private state: ClockState,
  ) {}

  static async load(db: Kysely<Database>): Promise<Clock> {
    const row = await db.selectFrom("settings").select("value").where("key", "=", "clock").executeTakeFirst();
    return new Clock(db, row ? (JSON.parse(row.value) as ClockState) : { offsetMs: 0, frozenAt: null });
  }

  now(): Date {
    return this.state.frozenAt ? new Date(this.state.frozenAt) : new Date(Date.now() + this.state.offsetMs);
  }

  get isFrozen(): boolean {
    return this.state.frozenAt !== null;
  }

  /** Jumps to an instant; a frozen clock stands still there. */
  async set(now: Date): Promise<void> {
    await this.keep({
      offsetMs: now.getTime() - Date.now(),
      frozenAt: this.state.frozenAt ? now.toISOString() : null,
    });
  }

  async advance(seconds: number): Promise<void> {
    await this.set(new Date(this.now().getTime() + seconds * 1000));
  }

  async freeze(frozen: boolean): Promise<void> {
    const now = this.now();
    await this.keep({ offsetMs: now.getTime() - Date.now(), frozenAt: frozen ? now.toISOString() : null });
  }

  /** Back to the machine's time. */
  async reset(): Promise<void> {
    await this.keep({ offsetMs: 0, frozenAt: null });
  }

  private async keep(state: ClockState): Promise<void> {
    const value = JSON.stringify(state);
    await this.db
      .insertInto("settings")
      .values({ key: "clock", value })
      .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
      .execute();
    this.state = state;
  }
}
