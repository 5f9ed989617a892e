import { startWebKit } from "./drivers/webkit";
import { runJourneys } from "./run-journeys";

runJourneys("webkit", startWebKit);
