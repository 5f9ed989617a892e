import { startFirefox } from "./drivers/firefox";
import { runJourneys } from "./run-journeys";

runJourneys("firefox", startFirefox);
