export interface SkeletonsProps {
  /** Words that were sent before the conversation is there to hold them. */
  readonly sent?: readonly string[];
}

export const Skeletons = ({ sent = [] }: SkeletonsProps) => (
  <div className="skeletons">
    <div className="skeleton" />
    <div className="skeleton short" />
    <div className="skeleton mine" />
    <SentEarly texts={sent} />
  </div>
);

export const SentEarly = ({ texts }: { readonly texts: readonly string[] }) =>
  texts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they go all at once
    <div key={index} className="message shopper run-start run-end">
      <p className="bubble">{text}</p>
    </div>
  ));
