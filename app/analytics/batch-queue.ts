type Limits = {
  /** Entries that wait at most. */
  waiting: number;
  /** Entries of one batch. */
  batch: number;
  /** Milliseconds that the first entry waits for others. */
  everyMs: number;
};

/** Sends entries in batches, one batch at a time, in their order; `send` never rejects. */
export function createBatchQueue<Entry>(send: (batch: Entry[]) => Promise<void>, { waiting, batch, everyMs }: Limits) {
  const entries: Entry[] = [];
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> | null = null;

  async function sendAll() {
    while (entries.length > 0) await send(entries.splice(0, batch));
  }

  /** Sends all that waits. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    sending ??= sendAll().finally(() => {
      sending = null;
    });
    return sending;
  }

  return {
    flush,
    /** False when no more can wait: the entry is not taken. */
    push(entry: Entry): boolean {
      if (entries.length >= waiting) return false;
      entries.push(entry);
      if (entries.length >= batch) void flush();
      else timer ??= setTimeout(() => void flush(), everyMs).unref();
      return true;
    },
  };
}
