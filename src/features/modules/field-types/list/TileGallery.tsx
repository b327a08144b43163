import { TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { counted } from '@/shared/text/language';
import { searchMatcher } from '@/shared/text/searchable';
import type { GalleryProps, Tiles } from './tiles';
import './tiles.scss';

/** Of more than these one is searched for. */
const MANY = 12;

/** The gallery of a list. */
export const galleryWith = (tiles: Tiles) => (props: Omit<GalleryProps, 'tiles'>) => (
  <tiles.Obstacles>
    {(obstacles) => <TileGallery tiles={tiles} obstacles={obstacles} {...props} />}
  </tiles.Obstacles>
);

interface TileGalleryProps extends GalleryProps {
  obstacles: ReadonlyMap<string, string>;
}

/** The kinds an item can be of, as tiles: one press adds one. */
function TileGallery(props: TileGalleryProps) {
  const { tiles, obstacles, choices, itemName, isDisabled, entry, onAdd } = props;
  const id = useId();
  const [search, setSearch] = useState('');
  const labelOf = (kind: string) => choices.find(({ value }) => value === kind)?.label ?? kind;
  const matches = searchMatcher(search.trim());
  const groups = tiles.groups
    .map(({ title, tiles: all }) => ({
      title,
      found: all.filter(({ kind, text }) => matches(`${labelOf(kind)} ${text} ${title}`)),
    }))
    .filter(({ found }) => found.length > 0);
  const count = groups.reduce((sum, { found }) => sum + found.length, 0);
  const isLong = tiles.groups.flatMap((group) => group.tiles).length > MANY;
  return (
    <section className="tile-gallery" aria-label={`Add ${itemName}`}>
      {isLong ? (
        <input
          type="search"
          className="form-control"
          aria-label={`Search ${itemName}s`}
          placeholder={`Search ${itemName}s`}
          autoComplete="off"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          // Enter is for the form around it.
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
          {...entry}
        />
      ) : null}
      <p role="status" className="visually-hidden">
        {search.trim() === '' ? '' : counted(count, itemName)}
      </p>
      {groups.map(({ title, found }, index) => (
        <div key={title} role="group" aria-labelledby={`${id}-${String(index)}`}>
          <p id={`${id}-${String(index)}`} className="tile-gallery__title">
            {title}
          </p>
          <ul className="tile-gallery__tiles">
            {found.map(({ kind, Icon, text, begin }) => {
              const obstacle = obstacles.get(kind);
              return (
                <li key={kind}>
                  <button
                    type="button"
                    className="tile-gallery__tile"
                    disabled={isDisabled}
                    onClick={() => onAdd({ kind, ...begin })}
                  >
                    <Icon aria-hidden="true" />
                    <span>
                      <strong>{labelOf(kind)}</strong>{' '}
                      {obstacle === undefined ? (
                        <small>{text}</small>
                      ) : (
                        <small className="tile-gallery__obstacle">
                          <TriangleAlert aria-hidden="true" /> {obstacle}
                        </small>
                      )}
                    </span>
                  </button>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
      {count === 0 ? (
        <p className="tile-gallery__none">No {itemName} matches your search.</p>
      ) : null}
    </section>
  );
}
