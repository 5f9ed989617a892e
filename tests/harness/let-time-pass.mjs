/** Loaded before the storefront (tests/harness/passing-time.ts): at SIGALRM its clock goes on by a minute and a second. */
let passed = 0;
const now = Date.now;
Date.now = () => now() + passed;
process.on("SIGALRM", () => {
  passed += 61_000;
  process.stdout.write(`{"passed":${passed}}\n`);
});
