import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { VariablesContext } from '../form-controls/completion/completion';
import { ModuleField, ModuleFields } from '../form-controls/ModuleFields';
import { OpeningFields } from '../form-controls/openingFields';
import type { Field, Values } from '../common-fields/field';
import type { Opening } from '../engine/defineModule';
import { belowOf, clausesOf, openingPaths, type Blank } from '../engine/opening';
import { valuesAt } from '../engine/paths';
import { fieldsOf } from './moduleForm';
import './opening.scss';
import type { ListedModule } from './readyModule';

const NextRuns = lazy(() => import('../field-types/group/NextRuns'));

interface WithOpeningProps {
  spec: ListedModule;
  children: ReactNode;
}

/** Leaves fields of the opening out of their groups. */
export function WithOpening({ spec, children }: WithOpeningProps) {
  const values = valuesAt(useWatch(), 'values.');
  const paths = openingPaths(spec, values).join(' ');
  const fields = useMemo(
    () => new Set(paths === '' ? [] : paths.split(' ').map((path) => `values.${path}`)),
    [paths],
  );
  return <OpeningFields value={fields}>{children}</OpeningFields>;
}

interface OpeningPanelProps {
  spec: ListedModule;
  /** Id of the saved rule being changed. */
  ruleId?: string | undefined;
  /** Content at its end: the switch, and actions on the values. */
  children: ReactNode;
}

/** The opening of a form: a fill-in sentence, its meaning, and the switch. */
export function OpeningPanel({ spec, ruleId, children }: OpeningPanelProps) {
  const { opening } = spec;
  return opening ? (
    <section className="panel opening" aria-label="What it does">
      <VariablesContext value={spec.variables}>
        <Sentence spec={spec} />
        <Below spec={spec} />
      </VariablesContext>
      <Meaning spec={spec} ruleId={ruleId} />
      <div className="opening__end">
        <Named spec={spec} />
        <div className="module-form__state">{children}</div>
      </div>
    </section>
  ) : (
    <section className="panel module-form__state">{children}</section>
  );
}

function Sentence({ spec }: { spec: ListedModule }) {
  const values = valuesAt(useWatch(), 'values.');
  return (
    <div className="opening__sentence">
      {clausesOf(spec, values).map(({ place, parts }) => (
        <div key={place} className="opening__clause">
          {parts.map((part, index) =>
            typeof part === 'string' ? (
              typeof parts[index - 1] === 'object' ? (
                part.replace(GLUED, '')
              ) : (
                part
              )
            ) : (
              <div key={part.path} className="opening__glued">
                <BlankField
                  blank={{ ...part, field: saidAs(part, spec.opening) }}
                  values={values}
                  isBare={parts[index + 1] === ' '}
                />
                {gluedTo(parts[index + 1])}
              </div>
            ),
          )}{' '}
        </div>
      ))}
    </div>
  );
}

const GLUED = /^\S+/;

/** The full stop or other mark right after a blank, which must not begin a line. */
const gluedTo = (next: string | Blank | undefined): string =>
  typeof next === 'string' ? (GLUED.exec(next)?.[0] ?? '') : '';

/** A field whose choices are worded for the sentence. */
function saidAs({ field, path }: Blank, opening: Opening | undefined): Field {
  const words = new Map(Object.entries(opening?.said ?? {})).get(path);
  return words === undefined || field.control.type !== 'select'
    ? field
    : {
        ...field,
        control: {
          ...field.control,
          choices: field.control.choices.map((choice) => ({
            ...choice,
            label: words[choice.value] ?? choice.label,
          })),
        },
      };
}

interface BlankFieldProps {
  blank: Blank;
  values: Values;
  /** The next blank follows directly, and says what this number counts. */
  isBare: boolean;
}

function BlankField({ blank: { path, prefix, field }, values, isBare }: BlankFieldProps) {
  return (
    <div
      className={`opening__blank opening__blank--${field.control.type} ${isBare ? 'opening__blank--bare' : ''}`}
    >
      <ModuleField
        name={`values.${path}`}
        field={field}
        caution={field.caution?.(valuesAt(values, prefix))}
      />
    </div>
  );
}

/** Fields below the sentence. */
function Below({ spec }: { spec: ListedModule }) {
  const values = valuesAt(useWatch(), 'values.');
  return belowOf(spec, values).map(({ path, prefix, field }) => (
    <div key={path} className="opening__below">
      <ModuleField
        name={`values.${path}`}
        field={field}
        caution={field.caution?.(valuesAt(values, prefix))}
      />
    </div>
  ));
}

/** Meaning of the current values. */
function Meaning({ spec, ruleId }: Pick<OpeningPanelProps, 'spec' | 'ruleId'>) {
  const values = valuesAt(useWatch(), 'values.');
  const beside = spec.opening?.beside;
  const words = spec.opening?.means?.(values);
  const Beside = beside && spec.beside?.[beside];
  const schedule = Object.keys(spec.fields).find((name) => isSchedule(spec.fields[name]));
  return (
    <>
      {schedule === undefined ? null : (
        <Suspense fallback={<p className="field__hint">Next post:</p>}>
          <NextRuns name={`values.${schedule}`} isNext />
        </Suspense>
      )}
      {spec.opening?.means === undefined ? null : (
        <p role="status" className="field__hint opening__means">
          {words}
        </p>
      )}
      {Beside ? (
        <div className={`opening__meaning opening__meaning--${beside}`}>
          <Suspense>
            <Beside values={values} ruleId={ruleId} />
          </Suspense>
        </div>
      ) : null}
    </>
  );
}

/** Fields at the end of the opening, such as the name. */
function Named({ spec }: { spec: ListedModule }) {
  const names = spec.opening?.fields ?? [];
  return names.length === 0 ? null : (
    <OpeningFields value={NONE}>
      <ModuleFields fields={fieldsOf(spec, names)} prefix="values." />
    </OpeningFields>
  );
}

const isSchedule = (field: Field | undefined): boolean =>
  field?.control.type === 'group' && field.control.look === 'schedule';

const NONE: ReadonlySet<string> = new Set();
