import { afterEach, expect, test, vi } from 'vitest';
import { maintenance } from './maintenance';
import { noteMaintenance } from './maintenanceAnswer';

afterEach(() => noteMaintenance(200, null));

const closed = { success: false, data: { maintenance: { message: 'New roof', until: null } } };

test('a 503 that speaks of maintenance sets it', () => {
  const heard = vi.fn<() => void>();
  const stop = maintenance.subscribe(heard);
  noteMaintenance(503, closed);
  expect(maintenance.getSnapshot()).toEqual({ message: 'New roof', until: null });
  expect(heard).toHaveBeenCalledOnce();
  stop();
});

test.each([
  [503, { success: false, message: 'Busy' }],
  [503, '<html>'],
  [500, closed],
])('%d with %j is an ordinary failure', (status, body) => {
  noteMaintenance(status, body);
  expect(maintenance.getSnapshot()).toBeNull();
});

test.each([200, 401, 404])('an ordinary answer (%d) ends it', (status) => {
  noteMaintenance(503, closed);
  noteMaintenance(status, null);
  expect(maintenance.getSnapshot()).toBeNull();
});

test.each([500, 502, 503])('a failing server (%d) does not end it', (status) => {
  noteMaintenance(503, closed);
  noteMaintenance(status, null);
  expect(maintenance.getSnapshot()).not.toBeNull();
});
