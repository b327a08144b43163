import { describe, expect, test } from 'vitest';
import {
  adminModeChanged,
  authenticated,
  initialSessionState,
  sessionEnded,
  sessionSlice,
} from './sessionSlice';

const { reducer } = sessionSlice;
const admin = reducer(
  undefined,
  authenticated({ isAuthenticated: true, isAdmin: true, isAdminMode: true }),
);

describe('session slice', () => {
  test('starts loading with all flags false', () => {
    expect(initialSessionState).toEqual({
      isLoading: true,
      isAuthenticated: false,
      isAdmin: false,
      isAdminMode: false,
    });
  });

  test('takes the flags of a successful authentication', () => {
    expect(admin).toEqual({
      isLoading: false,
      isAuthenticated: true,
      isAdmin: true,
      isAdminMode: true,
    });
  });

  test('never has admin mode without an admin', () => {
    const flags = { isAuthenticated: true, isAdmin: false, isAdminMode: true };
    expect(reducer(undefined, authenticated(flags)).isAdminMode).toBe(false);
  });

  test('has no flags once the session has ended', () => {
    expect(reducer(admin, sessionEnded())).toEqual({ ...initialSessionState, isLoading: false });
  });

  test('lets an admin leave admin mode', () => {
    expect(reducer(admin, adminModeChanged(false)).isAdminMode).toBe(false);
  });

  test('does not let a member enter admin mode', () => {
    const member = reducer(
      undefined,
      authenticated({ isAuthenticated: true, isAdmin: false, isAdminMode: false }),
    );
    expect(reducer(member, adminModeChanged(true)).isAdminMode).toBe(false);
  });
});
