import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { z } from "zod";
import { readEnvironment } from "../../app/env.server";
import { findProgram } from "../tools/programs";

const folder = "deploy";
const operating = readFileSync("docs/operating.md", "utf8");
const compose = findProgram("docker-compose");
const kubectl = findProgram("kubectl");
const secrets = { SESSION_SECRETS: "a secret that only the tests know and nobody else" };

test.runIf(compose === null)(
  "docker-compose (Debian's package of that name) is here, or DOCKER_COMPOSE_PATH says where",
  () => {
    expect(process.env.CI ?? "").toBe("");
  },
);
test.runIf(kubectl === null)("kubectl (Debian's kubernetes-client) is here, or KUBECTL_PATH says where", () => {
  expect(process.env.CI ?? "").toBe("");
});

/** Compose 1 writes `from:to`, Compose 2 an object. */
const volume = z.union([
  z.object({ source: z.string() }).transform(({ source }) => source),
  z.string().transform((text) => text.split(":", 1)[0] ?? ""),
]);
const service = z.object({
  environment: z.record(z.string()).default({}),
  volumes: z.array(volume).default([]),
  profiles: z.array(z.string()).default([]),
  build: z.object({ target: z.string().optional() }).optional(),
  read_only: z.boolean().default(false),
  cap_drop: z.array(z.string()).default([]),
});

describe.skipIf(compose === null)("deploy/compose.yaml", () => {
  const run = (settings: Record<string, string>) =>
    execFileSync(compose ?? "", ["--file", `${folder}/compose.yaml`, "--profile", "demo", "config"], {
      env: { ...process.env, SETTINGS: undefined, ...settings },
      encoding: "utf8",
      stdio: "pipe",
    });
  const servicesOf = (settings: Record<string, string>) =>
    z.object({ services: z.record(service) }).parse(parse(run(settings))).services;

  test("has the replicas that nginx and Prometheus look for, each without rights", () => {
    const services = servicesOf({ SETTINGS: "demo.env" });
    const nginx = readFileSync(`${folder}/nginx/doorstep.conf`, "utf8");
    const prometheus = readFileSync(`${folder}/prometheus/prometheus.yml`, "utf8");
    const replicas = Object.entries(services).filter(([name]) => name.startsWith("storefront-"));
    expect([...nginx.matchAll(/server (\S+):3000 /g)].map(([, name]) => name)).toEqual(replicas.map(([name]) => name));
    expect([...prometheus.matchAll(/"(\S+):9464"/g)].map(([, name]) => name)).toEqual(replicas.map(([name]) => name));
    for (const [, { environment, read_only, cap_drop }] of replicas) {
      expect({ read_only, cap_drop }).toEqual({ read_only: true, cap_drop: ["ALL"] });
      expect(readEnvironment(environment)).toMatchObject({
        deliveryApiUrl: "http://sandbox:4000",
        host: "0.0.0.0",
        port: 3000,
        metricsPort: 9464,
        redisUrl: "redis://redis:6379",
        trustProxy: 1,
      });
    }
  });

  test("mounts files that are there, and builds stages that the Dockerfile has", () => {
    const services = Object.values(servicesOf({ SETTINGS: "demo.env" }));
    const files = services.flatMap(({ volumes }) => volumes);
    const own = files.filter((file) => file.startsWith("/"));
    expect(own.length).toBeGreaterThan(4);
    expect(own.filter((file) => !existsSync(file))).toEqual([]);
    const dockerfile = readFileSync("Dockerfile", "utf8");
    for (const { build } of services) if (build?.target) expect(dockerfile).toContain(`AS ${build.target}\n`);
  });

  test("takes .env.example as settings of a shop", () => {
    const settings = join(process.cwd(), ".env.example");
    const { "storefront-1": replica } = servicesOf({ SETTINGS: settings });
    expect(readEnvironment({ ...replica?.environment, ...secrets }).host).toBe("0.0.0.0");
  });

  test("without settings it says what is missing", () => {
    expect(() => run({})).toThrow("names the file of settings");
  });
});

test("forms of the demo come from where nginx listens, and whoever changes one is told of the other", () => {
  const { PUBLIC_ORIGIN } = parseEnv(readFileSync(`${folder}/demo.env`, "utf8"));
  const [, port] = /HTTP_PORT:-(\d+)\}/.exec(readFileSync(`${folder}/compose.yaml`, "utf8")) ?? [];
  expect(PUBLIC_ORIGIN).toBe(`http://localhost:${port}`);
  const [sentence] = /`HTTP_PORT` chooses .*/.exec(operating) ?? [];
  expect(sentence).toMatch(/`PUBLIC_ORIGIN`.*demo\.env/);
});

test("an ingress is told to take bodies and headers of the sizes that nginx takes here", () => {
  const nginx = readFileSync(`${folder}/nginx/doorstep.conf`, "utf8");
  for (const [directive, annotation] of [
    ["client_max_body_size", "proxy-body-size"],
    ["proxy_buffer_size", "proxy-buffer-size"],
  ] as const) {
    const [, size] = new RegExp(`^ *${directive} (\\w+);`, "m").exec(nginx) ?? [];
    expect(operating).toContain(`nginx.ingress.kubernetes.io/${annotation}: ${size}`);
  }
});

test("no command sends a replica a signal by Docker, which would then not start it again", () => {
  expect(operating).toContain("docker compose exec storefront-1 sh -c 'kill -USR2 1'");
  for (const path of ["docs/operating.md", "README.md", `${folder}/compose.yaml`])
    expect(readFileSync(path, "utf8"), path).not.toMatch(/docker( compose)? kill/);
});

test.each(["docs/operating.md", "README.md", `${folder}/compose.yaml`])(
  "%s names the settings with every command of Compose, which takes none without",
  (path) => {
    const commands = readFileSync(path, "utf8").match(/[^`\n]*docker compose [^`\n]*/g) ?? [];
    expect(commands.filter((command) => !/SETTINGS=\S+ .*docker compose /.test(command))).toEqual([]);
  },
);

test("npm run test:image-node asks for the Node that the image has", () => {
  const majors = (path: string, pattern: RegExp) =>
    [...readFileSync(path, "utf8").matchAll(pattern)].map(([, major]) => major);
  const image = new Set(majors("Dockerfile", /^FROM node:(\d+)/gm));
  expect([...image]).toEqual(majors("package.json", /--package=node@(\d+)/g));
});

const labels = z.record(z.string());
const selector = z.object({ matchLabels: labels });
const probe = z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) });
const manifests = z.object({
  ConfigMap: z.object({ metadata: z.object({ name: z.string() }), data: labels }),
  Service: z.object({
    spec: z.object({ selector: labels, ports: z.array(z.object({ targetPort: z.string() })) }),
  }),
  Deployment: z.object({
    metadata: z.object({ name: z.string() }),
    spec: z.object({
      selector,
      template: z.object({
        metadata: z.object({ labels }),
        spec: z.object({
          securityContext: z.object({ runAsNonRoot: z.boolean() }),
          topologySpreadConstraints: z.tuple([z.object({ labelSelector: selector })]),
          containers: z.tuple([
            z.object({
              image: z.string(),
              envFrom: z.tuple([
                z.object({ configMapRef: z.object({ name: z.string() }) }),
                z.object({ secretRef: z.object({ name: z.string() }) }),
              ]),
              ports: z.array(z.object({ name: z.string(), containerPort: z.number() })),
              startupProbe: probe,
              livenessProbe: probe,
              readinessProbe: probe,
              securityContext: z.object({
                readOnlyRootFilesystem: z.boolean(),
                allowPrivilegeEscalation: z.boolean(),
                capabilities: z.object({ drop: z.array(z.string()) }),
              }),
            }),
          ]),
        }),
      }),
    }),
  }),
  PodDisruptionBudget: z.object({ spec: z.object({ selector }) }),
  HorizontalPodAutoscaler: z.object({
    spec: z.object({ scaleTargetRef: z.object({ kind: z.string(), name: z.string() }), minReplicas: z.number() }),
  }),
  NetworkPolicy: z.object({ spec: z.object({ podSelector: selector, policyTypes: z.array(z.string()) }) }),
});

describe.skipIf(kubectl === null)("deploy/kubernetes", () => {
  const text =
    kubectl === null ? "" : execFileSync(kubectl, ["kustomize", `${folder}/kubernetes`], { encoding: "utf8" });
  const documents = parseAllDocuments(text).map((document) => document.toJS() as { kind: string });
  const made = () => manifests.strict().parse(Object.fromEntries(documents.map((one) => [one.kind, one])));

  test("pods get settings that the storefront takes, and only its own secrets besides", () => {
    const { ConfigMap, Deployment } = made();
    const [container] = Deployment.spec.template.spec.containers;
    const [settings, secret] = container.envFrom;
    expect(settings.configMapRef.name).toBe(ConfigMap.metadata.name);
    expect(secret.secretRef.name).toBe("doorstep");
    expect(Object.keys(ConfigMap.data).filter((name) => /SECRET|KEY/.test(name))).toEqual([]);
    const { port, metricsPort, redisUrl } = readEnvironment({ ...ConfigMap.data, ...secrets });
    const ports = container.ports.map(({ name, containerPort }) => [name, containerPort]);
    expect(ports).toEqual([
      ["http", port],
      ["metrics", metricsPort],
    ]);
    expect(redisUrl).not.toBeNull();
  });

  test("after a change of the Secret, which replaces no pod, the documents have the deployment restarted", () => {
    const inSection = (title: string) => operating.split(`\n## ${title}\n`)[1]?.split("\n## ", 1)[0] ?? "";
    const { name } = made().Deployment.metadata;
    for (const title of ["In Kubernetes", "Secrets"])
      expect(inSection(title), title).toContain(
        `kubectl rollout restart deployment/${name} && kubectl rollout status deployment/${name}`,
      );
  });

  test("pods have no rights, and are asked by the addresses of health", () => {
    const { spec } = made().Deployment.spec.template;
    const [{ securityContext, startupProbe, livenessProbe, readinessProbe }] = spec.containers;
    expect(spec.securityContext.runAsNonRoot).toBe(true);
    expect(securityContext).toEqual({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
      capabilities: { drop: ["ALL"] },
    });
    const asked = [startupProbe, livenessProbe, readinessProbe].map(({ httpGet }) => httpGet);
    expect(asked).toEqual(["/livez", "/livez", "/readyz"].map((path) => ({ path, port: "http" })));
  });

  test("service, spread, budget, autoscaler and network policy are of these pods", () => {
    const { Deployment, Service, PodDisruptionBudget, HorizontalPodAutoscaler, NetworkPolicy } = made();
    const { metadata, spec } = Deployment.spec.template;
    const { labels: own } = metadata;
    const selected = [
      Deployment.spec.selector.matchLabels,
      Service.spec.selector,
      spec.topologySpreadConstraints[0].labelSelector.matchLabels,
      PodDisruptionBudget.spec.selector.matchLabels,
      NetworkPolicy.spec.podSelector.matchLabels,
    ];
    expect(selected).toEqual(selected.map(() => own));
    expect(Service.spec.ports).toEqual([{ targetPort: "http" }]);
    expect(HorizontalPodAutoscaler.spec.scaleTargetRef).toEqual({ kind: "Deployment", name: Deployment.metadata.name });
    expect(NetworkPolicy.spec.policyTypes).toEqual(["Ingress", "Egress"]);
  });
});
