/** All of the widget's English: for a page that the server's texts did not reach. */
export { englishTexts } from './widget/en-US';
