import { useEffect, useState } from 'react';
import type { ModuleSpec } from '../engine/defineModule';
import type { Template } from '../engine/newRule';

/** The templates of a module, once they have come; null before that. */
export function useTemplates({ templates: load }: Pick<ModuleSpec, 'templates'>) {
  const [templates, setTemplates] = useState<readonly Template[] | null>(null);
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);
  useEffect(() => {
    load?.().then(
      (found) => setTemplates(found.templates),
      () => setFailed(attempt),
    );
  }, [load, attempt]);
  return {
    templates,
    hasFailed: failed === attempt && templates === null,
    retry: () => setAttempt((before) => before + 1),
  };
}
