/** The address of the live stream, and what a page is told beside the topics it names there. */
export const livePath = "/live";

/** `beat`: nothing new, but the stream stands. `end`: it will not go on, do not come back by yourself. */
export const liveEvents = { beat: "beat", end: "end" } as const;

/** How often what is followed is asked for, by a stream or without one, in milliseconds (TRK-08). */
export const pollMilliseconds = 10_000;
