export interface SkeletonsProps {
  /** Words that were sent before the conversation is there to hold them. */
  readonly sent?: readonly string[];
}

export const Skeletons = ({ sent = [] }: SkeletonsProps) => (
  <div className="skeletons">
    <div className="skeleton" />
    <div className="skeleton short" />
    <div className="skeleton mine" />
    {sent.map((text, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they only become more
      <SentEarly key={index} text={text} />
    ))}
  </div>
);

export const SentEarly = ({ text }: { readonly text: string }) => (
  <div className="message shopper run-start run-end">
    <p className="bubble">{text}</p>
  </div>
);
