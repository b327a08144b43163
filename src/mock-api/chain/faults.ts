import type { ChainFault } from './chain';

export type Faults = ReturnType<typeof createFaults>;

/** A transaction is swallowed as it is sent: no other call may use that fault up. */
function isFor({ kind, method: wanted, times }: ChainFault, method: string): boolean {
  if (times !== undefined && times <= 0) return false;
  if (kind === 'swallow' && method !== 'sendTransaction') return false;
  return wanted === method || wanted === '*';
}

/** The switch for bad days: faults are used up in the order they were set. */
export function createFaults() {
  let faults: ChainFault[] = [];
  return {
    set: (fault: ChainFault) => void faults.push({ ...fault }),
    clear: () => {
      faults = [];
    },
    /** The fault this call gets, if any; one of limited times is one time less. */
    take(method: string): ChainFault | null {
      const fault = faults.find((candidate) => isFor(candidate, method));
      if (!fault) return null;
      if (fault.times !== undefined) {
        fault.times -= 1;
        if (fault.times <= 0) faults = faults.filter((other) => other !== fault);
      }
      return fault;
    },
  };
}
