import { useStore } from '@shopbell/looks';
import { Guarded, lazyView } from '../chunks';
import { features } from '../features';
import type { Piece } from './Feature';
import { useWidget } from './WidgetContext';

const pieces = features.flatMap(({ name, pieces: own = [] }) =>
  own.map((piece) => ({ ...piece, name, View: lazyView(name, piece.load) })),
);

type PiecesProps = Pick<Piece, 'place'>;

/** What the features want to stand in a place now; what one of them does wrong, it does to itself. */
export const Pieces = (props: PiecesProps) => (
  <Guarded>
    <Wanted {...props} />
  </Guarded>
);

function Wanted({ place }: PiecesProps) {
  const widget = useWidget();
  useStore(widget.details);
  const wanted = pieces.filter((piece) => piece.place === place && piece.isWanted(widget));
  return wanted.map(({ name, View }) => <View key={name} />);
}
