import { useEffect, useRef } from 'react';
import { type PagePicture, picturesOfPages } from './picture-of-page.ts';
import classes from './report-pages.module.css';

type ReportPagesProps = {
  /** The rendered pages, below each other. */
  readonly svg: string;
  /** Whether new pages are being rendered. */
  readonly isOld: boolean;
};

/** The pages of a report as images: nothing in them can run, and each is a page in print. */
export function ReportPages({ svg, isOld }: ReportPagesProps) {
  const pictures = picturesOfPages(svg);
  return (
    <div className={classes.pages} data-old={isOld || undefined}>
      {pictures.map((picture, index) => (
        <PageImage
          // oxlint-disable-next-line react/no-array-index-key -- the third page is the third page
          key={index}
          picture={picture}
          words={`Page ${index + 1} of ${pictures.length} of the report. The PDF has it as text.`}
        />
      ))}
    </div>
  );
}

function PageImage({ picture, words }: { readonly picture: PagePicture; readonly words: string }) {
  const image = useRef<HTMLImageElement>(null);
  const { svg, width, height } = picture;
  useEffect(() => {
    const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    if (image.current !== null) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [svg]);
  const isWide = width > height || undefined;
  return <img ref={image} className={classes.page} width={width} height={height} alt={words} data-wide={isWide} />;
}
