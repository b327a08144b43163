import type { ChainFault } from './chain';

export type Faults = ReturnType<typeof createFaults>;

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
      const fault = faults.find(
        (candidate) => candidate.method === method || candidate.method === '*',
      );
      if (!fault) return null;
      if (fault.times !== undefined) {
        fault.times -= 1;
        if (fault.times <= 0) faults = faults.filter((other) => other !== fault);
      }
      return fault;
    },
  };
}
