/**
 * Who may import whom: routes → features → delivery-api, session, i18n, ui. A feature reaches only features on lower floors.
 * The floors stand from the top down; names on one line are neighbours and do not know each other.
 */
const floors = [
  ["shell"],
  ["home", "account", "pages"],
  ["search", "offers", "categories"],
  ["orders", "parcel", "cart-page"],
  ["checkout"],
  ["payments"],
  ["stores"],
  ["items"],
  ["wishlist", "addresses"],
  ["modules", "chat", "push"],
  ["location"],
  ["cart"],
  ["catalogue"],
];

const test = "\\.test\\.tsx?$";
const feature = (name) => `^app/features/${name}/`;

/** One rule per feature: its own floor and every floor above are out of reach. */
const floorRules = floors
  .flatMap((floor, level) =>
    floor.map((name) => ({
      name: `floor-of-${name}`,
      comment: `${name} imports only features on lower floors.`,
      severity: "error",
      from: { path: feature(name), pathNot: test },
      to: {
        path: floors
          .slice(0, level + 1)
          .flat()
          .filter((other) => other !== name)
          .map(feature),
      },
    })),
  )
  .filter((rule) => rule.to.path.length > 0);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...floorRules,
    {
      name: "feature-has-a-floor",
      comment: "Every folder of app/features stands on a floor of this file, and nothing stands beside them.",
      severity: "error",
      from: { path: "^app/" },
      to: { path: "^app/features/", pathNot: floors.flat().map(feature) },
    },
    {
      name: "foundations-know-no-feature",
      comment: "What stands beside features and routes is used by them, never the other way round.",
      severity: "error",
      from: {
        path: "^app/(analytics|delivery-api|module-kinds|pictures|runtime|session|i18n|ui|request|process)/",
        pathNot: test,
      },
      to: { path: "^app/(features|routes)/" },
    },
    {
      name: "delivery-api-knows-no-session",
      comment: "The client of the delivery API is given a context; it reads no cookie and no text.",
      severity: "error",
      from: { path: "^app/delivery-api/" },
      to: { path: "^app/(session|i18n|ui|request)/" },
    },
    {
      name: "module-kinds-stand-alone",
      comment: "A kind of module is a table entry: of the rest of the app it knows types only.",
      severity: "error",
      from: { path: "^app/module-kinds/", pathNot: test },
      to: { path: "^app/", pathNot: "^app/module-kinds/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "ui-knows-no-server",
      comment: "Pieces of the page know nothing of cookies; of the delivery API they may know the types.",
      severity: "error",
      from: { path: "^app/ui/" },
      to: { path: "^app/(session|request)/" },
    },
    {
      name: "features-know-no-route",
      severity: "error",
      from: { path: "^app/features/" },
      to: { path: "^app/(routes/|root\\.tsx|entry\\.)" },
    },
    {
      name: "process-belongs-to-the-server",
      comment: "Only the server's own start files use app/process.",
      severity: "error",
      from: { path: "^(app|sandbox|tests)/", pathNot: ["^app/process/", test] },
      to: { path: "^app/process/" },
    },
    {
      name: "process-knows-no-page",
      comment: "What sends analytics is given the events: it reads no cookie and asks nobody.",
      severity: "error",
      from: { path: "^app/(process|analytics)/", pathNot: test },
      to: {
        path: "^app/(delivery-api|session|i18n|ui|request|features|routes)/",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "app-knows-no-stand-in",
      comment: "The storefront never imports the sandbox, the tests or the tools.",
      severity: "error",
      from: { path: "^(app/|(server|forget)\\.ts$)", pathNot: test },
      to: { path: "^(sandbox|tests|tools)/" },
    },
    {
      name: "app-tests-know-no-sandbox",
      comment: "What needs the sandbox is a contract test or a journey, in tests/.",
      severity: "error",
      from: { path: `^app/.*${test}` },
      to: { path: "^(sandbox|tests/browser|tools)/" },
    },
    {
      name: "sandbox-stands-alone",
      comment: "The sandbox is another program: it shares the wire contract with the app, no code.",
      severity: "error",
      from: { path: "^sandbox/" },
      to: { path: "^(app|tests|tools|server\\.ts)" },
    },
    {
      name: "server-only-modules-stay-on-the-server",
      comment:
        "A *.server file is imported by server files, routes, the root and tests only: it must never reach a browser bundle.",
      severity: "error",
      from: {
        path: "^app/",
        pathNot: ["\\.server\\.tsx?$", "^app/routes/", "^app/root\\.tsx$", "^app/entry\\.server\\.tsx$", test],
      },
      to: { path: "\\.server\\.tsx?$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "rules-know-no-request",
      comment:
        "Rules and components take what they use; loads and handlers, which are server files, are given the request's context.",
      severity: "error",
      from: { path: "^app/features/", pathNot: ["\\.server\\.tsx?$", test] },
      to: { path: "^app/request/context/request-context" },
    },
    {
      name: "forms-are-read-by-parse-form",
      comment:
        "The library's parser reads names of fields as paths and commands: only parseForm calls it (request/posting/parse-form.server.ts). What a schema says of its fields is asked beside it (constraints.server.ts).",
      severity: "error",
      from: { path: "^app/", pathNot: "^app/request/posting/(parse-form|constraints)\\.server\\.ts$" },
      to: { path: "node_modules/@conform-to/zod/" },
    },
    {
      name: "no-test-in-code",
      severity: "error",
      from: { pathNot: [test, "^tests/"] },
      to: { path: [test, "^(vitest|fast-check|@playwright|@axe-core)"], pathNot: "^vitest/config" },
    },
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "everything-resolves",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: ["^virtual:", "\\?(url|inline|no-inline|raw)", "^\\./index\\.js$"] },
    },
    {
      name: "packages-are-declared",
      comment: "No package that only arrives with another one.",
      severity: "error",
      from: { path: "^(app|sandbox|tests|tools)/" },
      to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
    },
    {
      name: "app-ships-no-dev-package",
      severity: "error",
      from: { path: "^(app/|(server|forget)\\.ts$)", pathNot: test },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"], pathNot: "^@types|node_modules/@types" },
    },
    {
      name: "sandbox-packages",
      comment: "Their types come from @types, which the rule above lets pass.",
      severity: "error",
      from: { path: "^(app/|(server|forget)\\.ts$)", pathNot: test },
      to: { path: "node_modules/(@types/)?(@fastify/(?!busboy/)|fastify|kysely|libsql)" },
    },
    {
      name: "free-ports-have-one-source",
      comment: "A port of the system's own range can be taken before its process listens; the demo's are for people.",
      severity: "error",
      from: { path: "^tests/", pathNot: "^tests/harness/free-port\\.ts$" },
      to: { path: "node_modules/get-port/" },
    },
    {
      name: "retired-packages",
      comment: "Decided against: no list or look-up in the browser, no second carousel.",
      severity: "error",
      from: {},
      to: { path: "node_modules/(@mantine/carousel|embla|i18next-(fs|http)-backend|i18next-browser)" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["^build/", "^node_modules/.*\\.(css|svg)$"] },
    // Paths are looked up from a base, which TypeScript 7 does without.
    tsConfig: { fileName: ".dependency-cruiser.tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
    cache: false,
  },
};
