import { serverPlaceOf } from './document.mjs';

/** An ID that no server has. */
export const MADE_UP = 'conformance-none';

const asList = (value) => (Array.isArray(value) ? value : value === undefined ? [] : [value]);

/** Finds values for the parameters of a path: in the personas file, in the document, or in answers of the server. */
export class Values {
  #file;
  #operations;
  #read;
  #found = new Map();

  /** @param read reads an operation with parameters as a persona with access; resolves to its `data`, or null */
  constructor(file, operations, read) {
    this.#file = file;
    this.#operations = operations;
    this.#read = read;
  }

  get servers() {
    return asList(this.#file.values?.ServerId);
  }

  get absentServers() {
    return [MADE_UP, ...asList(this.#file.absentServers)];
  }

  /** The query of an operation: values of the personas file, and the first choice of each required parameter. */
  queryOf({ id, parameters }) {
    const required = parameters.filter((each) => each.in === 'query' && each.required);
    const choices = required.flatMap(({ name, schema }) =>
      schema.enum ? [[name, String(schema.enum[0])]] : [],
    );
    const query = { ...Object.fromEntries(choices), ...this.#file.query?.[id] };
    const missing = required.map(({ name }) => name).filter((name) => !(name in query));
    return { query: new URLSearchParams(query).toString(), missing };
  }

  bodyOf({ id }) {
    return this.#file.bodies?.[id];
  }

  /** The values of the file for a parameter; `serverId` chooses among those that belong to a server. */
  #given(operation, { name, component, schema }, serverId) {
    const { values = {} } = this.#file;
    const keys = [`${operation.id}.${name}`, component, name === 'id' ? null : name];
    const value = keys.map((key) => values[key]).find((each) => each !== undefined);
    const isByServer = typeof value === 'object' && value !== null && !Array.isArray(value);
    const own = asList(isByServer ? value[serverId] : value);
    return own.length > 0 ? own : asList(schema?.enum?.[0]);
  }

  /**
   * The address of a call, with values for all path parameters and the required query parameters.
   * @param {string | null} serverId the server that the call is for
   * @returns {Promise<{path: string, isGuess: boolean, missing: string[]}>} `isGuess`: a value comes from an answer of
   *   the server and may not fit; each `missing` parameter has a made-up ID in the path
   */
  async pathOf(operation, serverId) {
    const place = serverPlaceOf(operation);
    const filled = {};
    const missing = [];
    let isGuess = false;
    for (const parameter of operation.parameters.filter((each) => each.in === 'path')) {
      const { name } = parameter;
      if (place.in === 'path' && place.name === name && serverId !== null) {
        filled[name] = serverId;
        continue;
      }
      const [given] = this.#given(operation, parameter, serverId);
      const found = given ?? (await this.#discover(operation, name, filled, serverId));
      if (given === undefined && found !== undefined) isGuess = true;
      if (found === undefined) missing.push(name);
      filled[name] = found ?? MADE_UP;
    }
    const asked = this.queryOf(operation);
    const path = fill(operation.path, filled) + (asked.query === '' ? '' : `?${asked.query}`);
    return { path, isGuess, missing: [...missing, ...asked.missing] };
  }

  /** The first row of the list whose path is that of the operation up to the parameter. */
  async #discover(operation, name, filled, serverId) {
    const listPath = operation.path.split(`/{${name}}`)[0];
    const list = this.#operations.find((each) => each.method === 'GET' && each.path === listPath);
    if (!list) return undefined;
    const path = fill(listPath, filled);
    const key = `${path} ${name}`;
    if (!this.#found.has(key)) this.#found.set(key, this.#firstOf(list, path, name, serverId));
    return this.#found.get(key);
  }

  async #firstOf(list, path, name, serverId) {
    const { query } = this.queryOf(list);
    const data = await this.#read(list, query === '' ? path : `${path}?${query}`, serverId);
    const rows = Object.values(data ?? {}).filter(Array.isArray);
    const [row] = rows.find(([first]) => typeof first === 'object' && first !== null) ?? [];
    return [row?.[name], row?.id, row?.slug].find((each) => typeof each === 'string');
  }
}

/** The value at a path such as `items.0.id`. */
export const valueAt = (data, path) => path.split('.').reduce((value, name) => value?.[name], data);

/** A path with its parameters filled in. */
export const fill = (path, values) =>
  path.replaceAll(/\{(\w+)\}/g, (whole, name) =>
    name in values ? encodeURIComponent(values[name]) : whole,
  );
