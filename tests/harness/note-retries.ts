import { afterEach } from "vitest";
import { noteRetries } from "../tools/evidence";

// Vitest's JSON report says of a test that it passed, not how often it was tried.
afterEach(({ task }) => noteRetries(task));
