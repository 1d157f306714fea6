const againMs = 300_000;

/** Says whether someone answers, where that hangs on the agents. What cannot be found out changes nothing. */
export function watchAgents(address: string, onAnswer: (isFree: boolean) => void, signal: AbortSignal): void {
  const ask = () =>
    fetch(address, { signal })
      .then((answer) => answer.json())
      .then(
        (status) => onAnswer(status.hasActiveAndAvailableAgents ?? status.hasAvailableAgents),
        () => {},
      );
  void ask();
  const timer = setInterval(ask, againMs);
  signal.addEventListener('abort', () => clearInterval(timer));
}
