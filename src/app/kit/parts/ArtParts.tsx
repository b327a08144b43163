import Arms from '@/shared/art/Arms';
import { motifs } from '@/shared/art/charges';
import QuestCover from '@/shared/art/QuestCover';
import { Scene } from '@/shared/art/Scene';
import { sceneNames } from '@/shared/art/scenes/sceneNames';
import Celebration from '@/shared/art/Celebration';
import { Part } from '../Part';

const names = ['Solana Keep', 'Quiet Tower', 'Lonely Drawbridge', 'Mira Moat', 'Olivia', 'Wren'];
const titles = Object.keys(motifs);
const SMALL = 40;

/** All drawn art, at full size and at 40 pixels. */
export const ArtParts = () => (
  <>
    <Part name="Celebration">
      <Celebration />
    </Part>
    <Part name="Scenes">
      {sceneNames.map((name) => (
        <Scene key={name} name={name} width={240} />
      ))}
    </Part>
    <Part name="Scenes at 40 pixels">
      {sceneNames.map((name) => (
        <Scene key={name} name={name} width={SMALL} />
      ))}
    </Part>
    <Part name="Shields of servers">
      {names.map((name) => (
        <Arms key={name} kind="shield" name={name} className="kit__art" />
      ))}
      {names.map((name) => (
        <Arms key={name} kind="shield" name={name} className="kit__art kit__art--small" />
      ))}
    </Part>
    <Part name="Crests of people">
      {names.map((name) => (
        <Arms key={name} kind="crest" name={name} className="kit__art kit__art--round" />
      ))}
      {names.map((name) => (
        <Arms
          key={name}
          kind="crest"
          name={name}
          className="kit__art kit__art--round kit__art--small"
        />
      ))}
    </Part>
    <Part name="Covers of quests">
      {titles.map((title) => (
        <QuestCover
          key={title}
          title={title}
          firstKind={undefined}
          className="kit__art kit__art--cover"
        />
      ))}
    </Part>
    <Part name="Covers as tiles of 40 pixels">
      {titles.map((title) => (
        <QuestCover
          key={title}
          title={title}
          firstKind={undefined}
          className="kit__art kit__art--small"
        />
      ))}
    </Part>
  </>
);
