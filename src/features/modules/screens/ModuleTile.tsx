import { createElement } from 'react';
import type { ModuleAbout } from '../engine/about';
import { moduleIcon } from '../engine/moduleIcon';
import './moduleTile.scss';

interface ModuleTileProps {
  about: Pick<ModuleAbout, 'family' | 'icon'>;
  /** Lit while the module works. */
  isOn?: boolean;
}

/** The sign of a module on a tile in the color of its family. */
export const ModuleTile = ({ about: { family, icon }, isOn = false }: ModuleTileProps) => (
  <span className={`module-tile module-tile--${family} ${isOn ? 'module-tile--on' : ''}`}>
    {createElement(moduleIcon(icon), { className: 'module-tile__icon' })}
  </span>
);
