import type { ModuleSpec } from '@/features/modules/engine/defineModule';
import { effectsOf } from '@/features/modules/engine/effectFiles';
import { hasSecrets } from '@/features/modules/engine/secrets';
import { loadModule, moduleAbouts } from '@/features/modules/engine/registry';
import { ACCESS_COOKIE, REFRESH_COOKIE } from '../http/cookies';
import { envelopeSchemas, troubleResponses } from './answers';
import { fieldSetSchema } from './fieldSchema';
import type { Json } from './json';
import { operationOf, refusalComponents, written, type Operation, type Shared } from './operation';
import { declared, type Declared } from './declared';
import { componentsOf, isOfModule, moduleOperations, moduleSchemas } from './moduleOperations';
import { CALL_RULES } from './callRules';
import { parameterComponents } from './parameters';
import { failureExamples } from './refusals';
import { namedSchemas } from './shape';
import { navigations, SESSION_RULES } from './signInContract';
import { sharedFieldSchemas, withReferences } from './sharedFields';
import { tagsOf } from './tags';
import { withExamples } from './withExamples';

export interface OpenApiDocument extends Json {
  paths: Readonly<Record<string, Json>>;
  components: Readonly<Record<string, Json>>;
}

const DESCRIPTION = `
The API that the dashboard uses. Every response is \`{success, message, data}\`, and errors use the same envelope:
\`data.code\` names the reason, so that a client can act on it or translate it (\`ErrorCode\`). IDs are opaque
strings, times are in ISO 8601 (UTC), and amounts of money are decimal strings.

The \`Date\` header of every response is the time of the server. The dashboard uses it for all ages, waiting times and
deadlines, and never uses the visitor’s clock. Some responses repeat this time to the millisecond in \`now\`, for
clients that can’t read headers.

A banned account gets 403 with \`data.ban\` from \`GET /auth/authenticate\`, both during its session and for a few
minutes after its sign-in was rejected (\`/unauthorized?error=banned\`). \`reason\` explains the ban to the account’s
owner. It is null if no reason was given. Every other call treats a banned account as signed out.

Some rules for a module’s values involve several fields. The description of the values lists them. \`x-variables\` lists
the variables that the bot replaces in texts, where they appear in braces. \`x-enum-descriptions\` explains each choice
of an enum.

${SESSION_RULES}

${CALL_RULES}
`.trim();

/** The API as an OpenAPI 3.1 document, made from the schemas that client and embedded back end share. */
export async function openApiDocument(
  calls: readonly Declared[] = declared,
): Promise<OpenApiDocument> {
  const specs = await allModules();
  const operations = [
    ...calls.filter((call) => !isOfModule(call)).map(operationOf),
    ...specs.flatMap(moduleOperations),
  ];
  const parameters = parameterComponents(operations);
  const responses = { ...troubleResponses, ...refusalComponents(operations) };
  const schemas = schemasOf(specs);
  const paths = {
    ...withExamples(pathsOf(operations, { parameters, responses }), (reference) =>
      reference.startsWith(SCHEMAS) ? schemas[reference.slice(SCHEMAS.length)] : undefined,
    ),
    ...navigations,
  };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Castle Bots',
      version: '1.0.0',
      description: DESCRIPTION,
      contact: { name: 'Castle Bots', url: 'https://castlebots.io/support' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    tags: tagsOf(
      operations.map(({ tag }) => tag),
      specs,
    ),
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: ACCESS_COOKIE,
          description: 'Access token. Over https, the cookie’s name has a prefix. See Cookies.',
        },
        renewal: {
          type: 'apiKey',
          in: 'cookie',
          name: REFRESH_COOKIE,
          description: 'Refresh token. Over https, the cookie’s name has a prefix. See Cookies.',
        },
      },
      parameters,
      responses,
      examples: usedIn(JSON.stringify({ paths, responses })),
      schemas,
    },
  };
}

const SCHEMAS = '#/components/schemas/';

/** The failures that a response shows: those of calls that don't exist belong to none. */
const usedIn = (text: string): Json =>
  Object.fromEntries(
    Object.entries(failureExamples).filter(([code]) =>
      text.includes(`"#/components/examples/${code}"`),
    ),
  );

async function allModules(): Promise<ModuleSpec[]> {
  const slugs = moduleAbouts.map(({ slug }) => slug).toSorted();
  const specs = await Promise.all(slugs.map(loadModule));
  return specs.flatMap((spec) => spec ?? []);
}

function pathsOf(operations: readonly Operation[], shared: Shared): Readonly<Record<string, Json>> {
  const paths = new Map<string, Json>();
  for (const operation of operations) {
    const { path, endpoint } = operation;
    const method = endpoint.method.toLowerCase();
    paths.set(path, { ...paths.get(path), [method]: written(operation, shared) });
  }
  return Object.fromEntries(paths);
}

function schemasOf(specs: readonly ModuleSpec[]): Json {
  const shared = sharedFieldSchemas();
  return {
    ...envelopeSchemas,
    ...namedSchemas(),
    ...shared,
    ...Object.assign(
      {},
      ...specs.map((spec) => ({
        [componentsOf(spec).values]: withReferences(valuesOf(spec, true), shared),
        // Sent and answered, they differ by the secrets alone.
        ...(hasSecrets(spec.fields)
          ? { [componentsOf(spec).sent]: withReferences(valuesOf(spec, false), shared) }
          : {}),
        ...moduleSchemas(spec),
      })),
    ),
  };
}

/** The values of a module, or of one of its rules, with the rules between fields in words. */
function valuesOf(spec: ModuleSpec, isAnswer: boolean): Json {
  const { slug, title, purpose, fields, checks, rules, variables } = spec;
  const between = [
    ...checks.map(({ path, message }) => `\`${path}\`: ${message}`),
    ...(rules?.unique ?? []).map(({ path, message }) => `\`${path}\`, among all rules: ${message}`),
  ];
  return {
    title,
    description: [purpose, ...between].join('\n\n'),
    ...fieldSetSchema(fields, effectsOf(slug)?.fields, isAnswer),
    ...(variables.length > 0 ? { 'x-variables': variables.map(({ name }) => name) } : {}),
  };
}
