import { exampleOf, type ExampleContext } from './example';
import { isJson, type Json } from './json';

/** The paths of a document, with an example for each JSON body and each successful JSON response. */
export const withExamples = (
  paths: Readonly<Record<string, Json>>,
  resolve: ExampleContext['resolve'],
): Readonly<Record<string, Json>> =>
  mapped(paths, (path) => mapped(path, (operation) => withOwn(operation, resolve)));

function withOwn(operation: Json, resolve: ExampleContext['resolve']): Json {
  const { requestBody, responses } = operation;
  return {
    ...operation,
    ...(isJson(requestBody)
      ? { requestBody: inJson(requestBody, { resolve, without: 'readOnly' }) }
      : {}),
    responses: mapped(isJson(responses) ? responses : {}, (response, status) =>
      status.startsWith('2') ? inJson(response, { resolve, without: 'writeOnly' }) : response,
    ),
  };
}

/** A body or response, with an example where its content is JSON. */
function inJson(part: Json, context: ExampleContext): Json {
  const { content } = part;
  if (!isJson(content)) return part;
  return {
    ...part,
    content: mapped(content, (media) =>
      media['schema'] === undefined
        ? media
        : { ...media, example: exampleOf(media['schema'], context) },
    ),
  };
}

/** A copy of an object with each object in it changed; drops other values. */
const mapped = (
  parts: Json,
  change: (part: Json, name: string) => Json,
): Readonly<Record<string, Json>> =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([name, part]) =>
      isJson(part) ? [[name, change(part, name)]] : [],
    ),
  );
