import { useStore } from '@shopbell/looks';
import { Guarded, lazyView } from '../chunks';
import type { Feature, Piece } from './Feature';
import { featuresOf } from './featuresOf';
import { madeOnce } from './madeOnce';
import { useWidget } from './WidgetContext';

const piecesOf = madeOnce(({ name, pieces = [] }: Feature) =>
  pieces.map((piece) => ({ ...piece, name, View: lazyView(name, piece.load) })),
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
  const pieces = useStore(featuresOf(widget)).flatMap(piecesOf);
  const wanted = pieces.filter((piece) => piece.place === place && piece.isWanted(widget));
  return wanted.map(({ name, View }) => <View key={name} />);
}
