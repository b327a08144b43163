import type { Endpoint } from '@/shared/api/endpoint';

/** A declared call, and the name it is exported by: its operationId. */
export interface Declared {
  id: string;
  endpoint: Endpoint;
}

const modules = import.meta.glob<Readonly<Record<string, Endpoint>>>(
  '/src/**/{endpoints,*Endpoints}.ts',
  { eager: true },
);

/** Every declared call of the API, by heading. */
export const declared: readonly Declared[] = Object.values(modules)
  .flatMap((exported) => Object.entries(exported).map(([id, endpoint]) => ({ id, endpoint })))
  .toSorted((one, other) => one.endpoint.tag.localeCompare(other.endpoint.tag));
