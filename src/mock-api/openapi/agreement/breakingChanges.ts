import type { Json } from '../json';
import type { Answer, Call, Content, Contract } from './contract';
import { schemaComparison, type Direction } from './schemaChanges';

/** For each access, the others whose callers it admits too. */
const includes: Readonly<Record<string, readonly string[]>> = {
  open: ['renewal', 'session', 'staff', 'viewer', 'editor', 'reviewer', 'treasurer', 'owner'],
  session: ['staff', 'viewer', 'editor', 'reviewer', 'treasurer', 'owner'],
  viewer: ['editor', 'reviewer', 'treasurer', 'owner'],
  editor: ['owner'],
  reviewer: ['owner'],
  treasurer: ['owner'],
};

/**
 * The changes that break clients of the agreed contract, each as one line, such as `GET /orders 200 orders[].price:
 * removed`. Additions do not break clients, as `info.description` says under Versions.
 */
export function breakingChanges(agreed: Contract, now: Contract): string[] {
  const { compare, componentChanges } = schemaComparison({
    before: agreed.schemas,
    after: now.schemas,
  });
  const schemas = (was: Json, is: Json, direction: Direction, at: string) =>
    compare(was, is, direction, '').map(
      (change) => `${at}${change.startsWith(':') ? '' : ' '}${change}`,
    );

  function contentChanges(was: Content, is: Content, direction: Direction, at: string): string[] {
    return Object.entries(was).flatMap(([type, schema]) => {
      const other = is[type];
      return other ? schemas(schema, other, direction, at) : [`${at} ${type}: removed`];
    });
  }

  function parameterChanges(
    { parameters: was = {} }: Call,
    { parameters: is = {} }: Call,
    at: string,
  ) {
    const lost = Object.entries(was).flatMap(([name, { schema }]) => {
      const other = is[name];
      return other
        ? schemas(schema, other.schema, 'request', `${at} ${name}`)
        : [`${at} ${name}: removed`];
    });
    const asked = Object.entries(is).flatMap(([name, { required }]) =>
      required === true && was[name]?.required !== true ? [`${at} ${name}: required now`] : [],
    );
    return [...lost, ...asked];
  }

  function bodyChanges({ body: was }: Call, { body: is }: Call, at: string): string[] {
    if (!was) return is ? [`${at} body: required now`] : [];
    return is ? contentChanges(was, is, 'request', `${at} body`) : [`${at} body: removed`];
  }

  const answerOf = (answer: Answer | string, { answers }: Contract) =>
    typeof answer === 'string' ? (answers[answer] ?? {}) : answer;

  function answerChanges(was: Answer, is: Answer, at: string, isRefusal: boolean): string[] {
    const lost = (was.headers ?? []).filter((name) => !is.headers?.includes(name));
    return [
      ...lost.map((name) => `${at} header ${name}: removed`),
      ...contentChanges(
        was.content ?? {},
        is.content ?? {},
        isRefusal ? 'refusal' : 'response',
        at,
      ),
    ];
  }

  function answersChanges({ answers: was }: Call, { answers: is }: Call, at: string): string[] {
    const lost = Object.entries(was).flatMap(([status, answer]) => {
      const other = is[status];
      if (other === undefined) return [`${at} ${status}: removed`];
      // Shared responses are compared once, below.
      if (answer === other) return [];
      return answerChanges(
        answerOf(answer, agreed),
        answerOf(other, now),
        `${at} ${status}`,
        !isSuccess(status),
      );
    });
    const come = Object.keys(is).filter((status) => isSuccess(status) && !(status in was));
    return [...lost, ...come.map((status) => `${at} ${status}: another success`)];
  }

  function callChanges(at: string, was: Call, is: Call | undefined): string[] {
    if (!is) return [`${at}: removed`];
    const isOpen = was.access === is.access || includes[is.access]?.includes(was.access) === true;
    return [
      ...(isOpen ? [] : [`${at}: access ${was.access} → ${is.access}`]),
      ...parameterChanges(positioned(was), positioned(is), at),
      ...bodyChanges(was, is, at),
      ...answersChanges(was, is, at),
    ];
  }

  const current = new Map(Object.entries(now.calls).map(([name, call]) => [onWire(name), call]));
  const found = Object.entries(agreed.calls).flatMap(([at, was]) =>
    callChanges(at, was, current.get(onWire(at))),
  );
  const shared = Object.entries(agreed.answers).flatMap(([name, was]) => {
    const is = now.answers[name];
    return is ? answerChanges(was, is, `Response ${name}`, true) : [];
  });
  return [...new Set([...found, ...shared, ...componentChanges()])];
}

const isSuccess = (status: string) => /^[23]/.test(status);

/** An endpoint without the names of its path parameters, which requests do not contain. */
const onWire = (name: string) => name.replaceAll(/\{\w+\}/g, '{}');

/** Names the parameters in the path by position. */
function positioned(call: Call): Call {
  let position = 0;
  return {
    ...call,
    parameters: Object.fromEntries(
      Object.entries(call.parameters ?? {}).map(([name, parameter]) => {
        if (!name.startsWith('path ')) return [name, parameter];
        position += 1;
        return [`path ${String(position)}`, parameter];
      }),
    ),
  };
}
