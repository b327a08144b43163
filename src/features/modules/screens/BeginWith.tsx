import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { fieldElement, showField } from '@/shared/ui/form/fieldElements';
import { notify } from '@/shared/ui/toast';
import type { ModuleSpec, Template } from '../engine/defineModule';
import { completeValues } from '../engine/schema';
import type { FormShape } from './moduleForm';
import { BeginWithSkeleton } from './BeginWithSkeleton';
import './templates.scss';
import { useTemplates } from './useTemplates';

interface BeginWithProps {
  spec: ModuleSpec;
  /** Id of the template the form begins with already; null for none. */
  begun: string | null;
}

/**
 * What a form that was never saved can begin with. It fills in what the template says and leaves the rest as
 * it is; what only the server itself knows is led to. Nothing where the templates do not come.
 */
export default function BeginWith({ spec, begun }: BeginWithProps) {
  const form = useFormContext<FormShape>();
  const [params] = useSearchParams();
  const { templates, hasFailed } = useTemplates(spec);
  const [chosen, setChosen] = useState(begun);
  const take = ({ id, title, values, asks }: Template) => {
    const held = form.getValues();
    // Beside what was saved, so that all of it counts as unsaved.
    form.reset(
      { ...held, values: completeValues(spec.fields, { ...held.values, ...values }) },
      { keepDefaultValues: true },
    );
    setChosen(id);
    notify('info', `${title} applied. Review and save your changes.`);
    const [first] = asks;
    // Once its field is there.
    setTimeout(() => {
      const place = first === undefined ? null : fieldElement(document, `values.${first}`);
      if (place) showField(place);
    }, 0);
  };
  const wanted = useRef(params.get('template'));
  const taken = useRef(take);
  useEffect(() => {
    taken.current = take;
  });
  // What the address names is taken up once, and never over something typed before.
  useEffect(() => {
    const template = templates?.find(({ id }) => id === wanted.current);
    if (!template) return undefined;
    wanted.current = null;
    if (form.formState.isDirty) return undefined;
    const timer = setTimeout(() => taken.current(template), 0);
    return () => clearTimeout(timer);
  }, [templates, form]);
  if (hasFailed) return null;
  // As it is while this code comes, so that the form moves once at most.
  if (!templates) return <BeginWithSkeleton />;
  return (
    <section aria-label="Start with a template" className="begin-with">
      <h2>Start with a template</h2>
      <ul className="templates">
        {templates.map((template) => (
          <li key={template.id}>
            <button
              type="button"
              className="template"
              aria-pressed={template.id === chosen}
              onClick={() => take(template)}
            >
              <strong>{template.title}</strong>
              <span>{template.text}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
