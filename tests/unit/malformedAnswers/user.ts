import { http, HttpResponse } from 'msw';
import { createStore } from '@/app/store/store';
import { authenticate } from '@/features/identity/session/authenticate';
import type { TestBackend } from '@/mock-api/hosts/vitest/testServer';

export const admin = {
  isAdmin: true,
  isAuthenticated: true,
  isAdminMode: true,
  id: 'u1',
  username: 'ada',
  displayName: 'Ada',
  avatar: null,
  capabilities: ['reports'],
};

/** The client's state after two answers about the user, one after the other. */
export async function stateAfter(
  { server }: Pick<TestBackend, 'server'>,
  first: object,
  second: object,
) {
  const users = [first, second];
  server.use(
    http.get('/api/auth/authenticate', () =>
      HttpResponse.json({ success: true, message: '', data: { user: users.shift() } }),
    ),
  );
  const { store } = createStore();
  await store.dispatch(authenticate());
  await store.dispatch(authenticate());
  return store.getState();
}

type State = Awaited<ReturnType<typeof stateAfter>>;

/** Damages of the user, and what must hold in the client's state with each of them. */
interface UserGroup {
  /** The row of docs/reliability.md that it proves. */
  id?: 'F4';
  holds: string;
  /** The answer before: the healthy one with these fields, or the damaged one as well. */
  before: object | 'SAME';
  read: (state: State) => unknown;
  expected: unknown;
  damages: readonly (readonly [damage: string, fields: object])[];
}

const isSignedIn = ({ session }: State) => session.isAuthenticated;
const values = (field: string, all: readonly unknown[]) =>
  all.map((value) => [`${field} ${JSON.stringify(value)}`, { [field]: value }] as const);

export const userTable: readonly UserGroup[] = [
  {
    id: 'F4',
    holds: 'no one is signed out',
    before: {},
    read: isSignedIn,
    expected: true,
    damages: [
      ['an admin mode that is null', { isAdminMode: null }],
      ['an admin mode in words', { isAdminMode: 'true' }],
      ['an id that is a number', { id: 17 }],
      ['no name', { username: null, displayName: null }],
      ['a picture that is an object', { avatar: {} }],
      ['capabilities that are null', { capabilities: null }],
      ['capabilities that are a text', { capabilities: 'staff' }],
      ['an admin flag that is missing', { isAdmin: undefined }],
      ['a sign-in that is null', { isAuthenticated: null }],
      ['a sign-in in words', { isAuthenticated: 'true' }],
      ['a sign-in that is missing', { isAuthenticated: undefined }],
    ],
  },
  {
    holds: 'the first to come is signed in',
    before: 'SAME',
    read: isSignedIn,
    expected: true,
    damages: [
      ['an admin mode that is null', { isAdminMode: null }],
      ['an id that is a number', { id: 17 }],
      ['no name', { displayName: null }],
      ['capabilities that are null', { capabilities: null }],
      ['an admin flag that is missing', { isAdmin: undefined }],
    ],
  },
  {
    id: 'F4',
    holds: 'no one becomes an admin',
    before: { isAdmin: false },
    read: ({ session: { isAdmin, isAdminMode } }) => ({ isAdmin, isAdminMode }),
    expected: { isAdmin: false, isAdminMode: false },
    damages: values('isAdmin', ['true', 1, 'yes', {}, [true], null]),
  },
  {
    id: 'F4',
    holds: 'no one is signed in',
    before: { isAuthenticated: false },
    read: ({ session: { isAuthenticated, isAdmin } }) => ({ isAuthenticated, isAdmin }),
    expected: { isAuthenticated: false, isAdmin: false },
    damages: values('isAuthenticated', ['true', 1, {}, null]),
  },
  {
    id: 'F4',
    holds: 'no one becomes staff',
    before: {},
    read: ({ viewer }) => viewer.capabilities.includes('staff'),
    expected: false,
    damages: values('capabilities', [
      'staff',
      [['staff']],
      [{ staff: true }],
      { 0: 'staff' },
      ['STAFF'],
      ['staff '],
    ]),
  },
  {
    holds: 'what is right counts',
    before: {},
    read: ({ viewer }) => viewer.capabilities,
    expected: ['staff'],
    damages: values('capabilities', [[null, 'staff', 5]]),
  },
];
