import Modal from 'react-bootstrap/Modal';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { selectServerDetails } from '@/features/server/discord/discordSlice';
import { useFocusReturn } from '@/shared/focus/useFocusReturn';
import { ErrorState } from '@/shared/ui/ErrorState';
import { FIELD_PARAM, rulePath } from '../engine/addresses';
import type { ModuleSpec } from '../engine/defineModule';
import type { Template } from '../engine/newRule';
import { firstWrong, fromTemplate } from '../engine/fromServer';
import './templates.scss';
import { useTemplates } from './useTemplates';

interface TemplateGalleryProps {
  spec: ModuleSpec;
  query: Readonly<Record<string, string>> | undefined;
  isOpen: boolean;
  onClose: () => void;
}

/** What a new rule can begin from. Nothing is made before its form is saved. */
export default function TemplateGallery({ spec, query, isOpen, onClose }: TemplateGalleryProps) {
  const navigate = useNavigate();
  const details = useSelector(selectServerDetails);
  const { templates, hasFailed, retry } = useTemplates(spec);

  const choose = (template: Template) => {
    onClose();
    const { values } = fromTemplate(spec.fields, { ...spec.initial, ...query }, template, details);
    const first = firstWrong(spec, values);
    const field = first === undefined ? {} : { [FIELD_PARAM]: first };
    void navigate(rulePath(spec, 'new', { ...query, template: template.id, ...field }));
  };
  return (
    <Modal
      {...useFocusReturn(isOpen)}
      show={isOpen}
      onHide={onClose}
      centered
      scrollable
      size="lg"
      aria-labelledby="templates-title"
    >
      <Modal.Header closeButton>
        <Modal.Title as="h2" id="templates-title">
          Use a template
        </Modal.Title>
      </Modal.Header>
      <Modal.Body>
        {hasFailed ? (
          <ErrorState message="Couldn’t load templates." onRetry={retry} />
        ) : (
          <ul className="templates" aria-busy={templates === null}>
            {(templates ?? []).map((template) => (
              <li key={template.id}>
                <button type="button" className="template" onClick={() => choose(template)}>
                  <strong>{template.title}</strong>
                  <span>{template.text}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </Modal.Body>
    </Modal>
  );
}
