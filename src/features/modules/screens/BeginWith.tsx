import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { selectServerDetails } from '@/features/server/discord/discordSlice';
import { fieldElement, showField } from '@/shared/ui/form/fieldElements';
import { notify } from '@/shared/ui/toast';
import type { ModuleSpec } from '../engine/defineModule';
import type { Template } from '../engine/newRule';
import {
  firstWrong,
  fromRules,
  fromTemplate,
  keptByTemplate,
  withoutFilled,
} from '../engine/fromServer';
import type { Values } from '../common-fields/field';
import type { FormShape } from './moduleForm';
import { BeginWithSkeleton } from './BeginWithSkeleton';
import { FromServer } from './FromServer';
import './templates.scss';
import { useTemplates } from './useTemplates';

interface BeginWithProps {
  spec: ModuleSpec;
  /** Id of the template the form begins with already; null for none. */
  begun: string | null;
  /** The form holds an earlier draft, so a template is applied only if someone chooses it. */
  hasDraft?: boolean;
  /** What the form holds of the server's from the start, by its path. */
  filled: Values;
  /** It may begin from a template: it is no copy, and no template was chosen before. */
  isBlank: boolean;
  /** The rules there are besides it. */
  others?: readonly { values: Values }[];
}

const none: readonly { values: Values }[] = [];

/**
 * What a form that was never saved can begin with. It fills in what the template and the server say and leaves the rest
 * as it is; what cannot be known is led to. Nothing where the templates do not come.
 */
export function BeginWith(props: BeginWithProps) {
  const { spec, begun: chosen, hasDraft = false, filled: filledAtFirst, isBlank } = props;
  const { others = none } = props;
  const form = useFormContext<FormShape>();
  const details = useSelector(selectServerDetails);
  const [filled, setFilled] = useState(filledAtFirst);
  const take = (template: Template) => {
    const held = form.getValues();
    const kept = keptByTemplate(template, filled);
    const replaced = Object.fromEntries(
      Object.entries(filled).filter(([path]) => !Object.hasOwn(kept, path)),
    );
    const begun = fromRules(
      spec,
      fromTemplate(
        spec.fields,
        withoutFilled(spec.fields, held.values, replaced),
        template,
        details,
      ),
      others,
    );
    // Beside what was saved, so that all of it counts as unsaved.
    form.reset({ ...held, values: begun.values }, { keepDefaultValues: true });
    setFilled({ ...kept, ...begun.filled });
    notify('info', `${template.title} applied. Review and save your changes.`);
    const first = firstWrong(spec, begun.values);
    // Once its field is there.
    setTimeout(() => {
      const place = first === undefined ? null : fieldElement(document, `values.${first}`);
      if (place) showField(place);
    }, 0);
  };
  return (
    <>
      {isBlank && spec.templates ? (
        <Templates spec={spec} begun={chosen} hasDraft={hasDraft} onTake={take} />
      ) : null}
      <FromServer spec={spec} filled={filled} />
    </>
  );
}

interface TemplatesProps {
  spec: ModuleSpec;
  begun: string | null;
  hasDraft: boolean;
  onTake: (template: Template) => void;
}

function Templates({ spec, begun, hasDraft, onTake }: TemplatesProps) {
  const form = useFormContext<FormShape>();
  const [params] = useSearchParams();
  const { templates, hasFailed } = useTemplates(spec);
  const [chosen, setChosen] = useState(begun);
  const take = (template: Template) => {
    onTake(template);
    setChosen(template.id);
  };
  const wanted = useRef(hasDraft ? null : params.get('template'));
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
