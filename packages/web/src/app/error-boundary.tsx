/** Keeps an error in one view from taking the page with it. */
import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly message: string;
  readonly reload: string;
  readonly children: ReactNode;
}

/** Shows a sentence and a button in the place of a view that failed. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="note note--bad" role="alert">
        <p>{this.props.message}</p>
        <button type="button" className="button" onClick={() => window.location.reload()}>
          {this.props.reload}
        </button>
      </div>
    );
  }
}
