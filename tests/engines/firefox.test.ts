import { describeEngine } from "./describe-engine";
import { startFirefox } from "./drivers/firefox";
import { testJourneys } from "./test-journeys";

describeEngine("firefox", (shop) => testJourneys("firefox", startFirefox, shop));
