import type { FastifyInstance } from "fastify";
import { bannerRoutes } from "./banners";
import { brandRoutes } from "./brands";
import { categoryRoutes } from "./categories";
import { geoRoutes } from "./geo";
import { itemDetailRoutes } from "./item-details";
import { itemListRoutes } from "./item-lists";
import { offerRoutes } from "./offers";
import { pageRoutes } from "./pages";
import { searchRoutes } from "./search";
import { serviceRoutes } from "./service";
import { settingsRoutes } from "./settings";
import { storeRoutes } from "./stores";

/** Everything that can be looked at; to be registered under `/api/v1`. */
export async function catalogueRoutes(app: FastifyInstance): Promise<void> {
  const areas = [
    settingsRoutes,
    geoRoutes,
    itemListRoutes,
    itemDetailRoutes,
    searchRoutes,
    storeRoutes,
    categoryRoutes,
    brandRoutes,
    bannerRoutes,
    offerRoutes,
    serviceRoutes,
    pageRoutes,
  ];
  for (const area of areas) await app.register(area);
}
